"""Validates exported documents with public validators, and the samples against the exported schemas.

usage: validate.py SPECS EXPORTS

SPECS is a folder with *.api.json; EXPORTS is what "apigen export" wrote for it, in both formats.
"""

import glob
import json
import pathlib
import sys

import jsonschema
import openapi_spec_validator
import referencing
import referencing.jsonschema

Draft = jsonschema.Draft202012Validator
faults = []
counts = {"documents": 0, "schemas": 0, "samples": 0, "examples": 0}


def fault(place, message):
    faults.append(f"{place}: {message}")


def read(path):
    return json.loads(pathlib.Path(path).read_text(encoding="utf-8-sig"))


def validate(validator, value, place):
    for error in list(validator.iter_errors(value))[:3]:
        fault(place, f"/{'/'.join(map(str, error.absolute_path))}: {error.message[:300]}")


def validator(schema, registry=None):
    arguments = {"registry": registry} if registry else {}
    return Draft(schema, format_checker=Draft.FORMAT_CHECKER, **arguments)


def check_document(path):
    """The document is OpenAPI 3.1, and each example in it fits the schema beside it."""
    document = read(path)
    counts["documents"] += 1
    for error in openapi_spec_validator.OpenAPIV31SpecValidator(document).iter_errors():
        fault(path, f"/{'/'.join(map(str, error.absolute_path))}: {error.message[:300]}")
    resource = referencing.Resource.from_contents(document, default_specification=referencing.jsonschema.DRAFT202012)
    registry = referencing.Registry().with_resource("urn:document", resource)

    def check_references(value):
        """JSON Schema's references start at the document, which is not the schema."""
        if isinstance(value, dict):
            return {k: "urn:document" + v if k == "$ref" and isinstance(v, str) else check_references(v) for k, v in value.items()}
        return [check_references(item) for item in value] if isinstance(value, list) else value

    def walk(value, place):
        if isinstance(value, dict):
            if "schema" in value and "examples" in value and isinstance(value["examples"], dict):
                for name, example in value["examples"].items():
                    counts["examples"] += 1
                    check = validator(check_references(value["schema"]), registry)
                    validate(check, example["value"], f"{path}: {place}/examples/{name}")
            for key, item in value.items():
                walk(item, f"{place}/{key}")
        elif isinstance(value, list):
            for index, item in enumerate(value):
                walk(item, f"{place}/{index}")

    walk(document.get("paths", {}), "/paths")
    components = document.get("components", {})
    walk(components.get("responses", {}), "/components/responses")
    for name, schema in components.get("schemas", {}).items():
        Draft.check_schema(schema)
        for example in schema.get("examples", []):
            counts["examples"] += 1
            validate(validator(check_references(schema), registry), example, f"{path}: the example of {name}")
    for operations in document.get("paths", {}).values():
        for operation in operations.values():
            for parameter in operation.get("parameters", []):
                for value in [parameter.get("example"), parameter["schema"].get("default")]:
                    if value is not None:
                        validate(validator(parameter["schema"]), value, f"{path}: {parameter['name']}")
    return document


def samples(payload, folder):
    """The samples that a spec names: (place, value)."""
    if isinstance(payload, dict):
        if "inline" in payload:
            yield "inline", payload["inline"]
        payload = payload.get("samples", [])
    for pattern in [payload] if isinstance(payload, str) else payload or []:
        path = folder / pattern
        names = [str(path)] if path.exists() else sorted(glob.glob(str(path), recursive=True))
        if not names:
            fault(path, "no sample is there")
        for name in names:
            if name.endswith((".ndjson", ".jsonl")):
                for line in pathlib.Path(name).read_text().splitlines():
                    if line.strip():
                        yield name, json.loads(line)
            else:
                yield name, read(name)


def check_samples(payload, folder, schema_path):
    for name, value in samples(payload, folder):
        if not schema_path.exists():
            fault(schema_path, f"is missing, though {name} needs it")
            return
        counts["samples"] += 1
        validate(validator(read(schema_path)), value, f"{name} against {schema_path}")


def check_spec(path, exports):
    spec = read(path)
    stem = path.name.removesuffix(".api.json")
    document = check_document(exports / f"{stem}.openapi.json")
    # A single spec needs no folder of its own.
    schemas = exports / stem if (exports / stem).is_dir() else exports
    for file in sorted(schemas.glob("*.schema.json")):
        counts["schemas"] += 1
        Draft.check_schema(read(file))
    for status, payload in spec.get("errors", {}).items():
        check_samples(payload, path.parent, schemas / f"error.{status}.schema.json")
    for template, methods in spec["paths"].items():
        for method, operation in methods.items():
            name = document["paths"][template][method]["operationId"]
            check_samples(operation.get("response"), path.parent, schemas / f"{name}.response.schema.json")
            body = operation.get("body")
            if not isinstance(body, dict) or "samples" in body or "inline" in body:
                check_samples(body, path.parent, schemas / f"{name}.body.schema.json")
            for status, payload in operation.get("errors", {}).items():
                check_samples(payload, path.parent, schemas / f"{name}.error.{status}.schema.json")


def main():
    specs, exports = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    paths = sorted(specs.glob("*.api.json"))
    for path in paths:
        check_spec(path, exports)
    for line in faults:
        print(line)
    summary = ", ".join(f"{count} {what}" for what, count in counts.items())
    print(f"{len(paths)} specs: {summary}; {len(faults)} faults")
    sys.exit(1 if faults or not paths else 0)


main()
