"""The bill of materials: each package that the image holds, as CycloneDX 1.6 has it in JSON."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, requires
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.contrib.this.builders import this_component
from cyclonedx.model import (
    ExternalReference,
    ExternalReferenceType,
    HashAlgorithm,
    HashType,
    Property,
    XsUri,
)
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from packageurl import PackageURL
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.release.licences import licence_of
from tools.release.locked import Locked

NAME = "gallows-and-goblets"
MARKER = "gallows:only-where"
"""The property that says where a package is wanted, in the words of a lock."""


def bill(version: str, packages: Iterable[Locked], made_at: int) -> str:
    """Return the bill; ``made_at``: seconds since 1970. The same is always written the same."""
    root = _component(NAME, version, "MIT", ComponentType.APPLICATION)
    parts = {each.name: _locked(each) for each in packages}
    # A serial number that follows from what it numbers, where chance would be another each time.
    bom = Bom(
        components=parts.values(), serial_number=uuid5(NAMESPACE_URL, f"{NAME}@{version}@{made_at}")
    )
    bom.metadata.component = root
    bom.metadata.timestamp = datetime.fromtimestamp(made_at, UTC)
    bom.metadata.tools.components.add(this_component())
    needed = {name for each in parts for name in _needs(each)}
    bom.register_dependency(root, [parts[name] for name in parts if name not in needed])
    for name, part in parts.items():
        bom.register_dependency(part, [parts[other] for other in _needs(name) if other in parts])
    written = make_outputter(bom, OutputFormat.JSON, SchemaVersion.V1_6)
    return written.output_as_string(indent=2) + "\n"


def _locked(package: Locked) -> Component:
    component = _component(
        package.name, package.version, licence_of(package.name), ComponentType.LIBRARY
    )
    files = [HashType(alg=HashAlgorithm.SHA_256, content=each) for each in package.hashes]
    component.external_references.add(
        ExternalReference(
            type=ExternalReferenceType.DISTRIBUTION,
            url=XsUri(str(component.purl)),
            comment="One of these is the file that is installed.",
            hashes=files,
        )
    )
    if package.marker:
        component.properties.add(Property(name=MARKER, value=package.marker))
    return component


def _component(name: str, version: str, licence: str, kind: ComponentType) -> Component:
    purl = PackageURL("pypi", name=name, version=version)
    licences = [LicenseFactory().make_from_string(licence)] if licence else []
    return Component(
        type=kind, name=name, version=version, purl=purl, bom_ref=str(purl), licenses=licences
    )


def _needs(name: str) -> set[str]:
    """Return the packages that one asks for, wherever it may run; none if it is not here."""
    try:
        asked = [each for each in requires(name) or () if not re.search(r"\bextra\b", each)]
    except PackageNotFoundError:
        return set()
    return {canonicalize_name(Requirement(each).name) for each in asked}
