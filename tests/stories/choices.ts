import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

/** A prop with a closed set of values that change what is shown: a boolean, or a union of strings. */
type Choice = {
  prop: string;
  values: readonly unknown[];
  /** What a story shows that leaves the prop out; undefined where the prop is required. */
  byDefault: unknown;
};

type Scope = { type: ts.TypeNode; source: ts.SourceFile };

const parse = (file: string) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/** Finds the declaration of a type alias in a file, or in the file it is imported from. */
function findType(source: ts.SourceFile, name: string): Scope | undefined {
  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement) && statement.name.text === name) return { type: statement.type, source };
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { namedBindings } = statement.importClause ?? {};
    if (!namedBindings || !ts.isNamedImports(namedBindings)) continue;
    const file = join(dirname(source.fileName), statement.moduleSpecifier.text);
    if (namedBindings.elements.some((element) => element.name.text === name) && existsSync(file))
      return findType(parse(file), name);
  }
  return undefined;
}

function valuesOf({ type, source }: Scope): unknown[] {
  if (type.kind === ts.SyntaxKind.BooleanKeyword) return [true, false];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((part) => valuesOf({ type: part, source }));
  if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return [type.literal.text];
  if (!ts.isTypeReferenceNode(type)) return [];
  const name = type.typeName.getText();
  // An id chooses what is shown, as content does, and not how.
  const alias = name.endsWith('Id') ? undefined : findType(source, name);
  return alias ? valuesOf(alias) : [];
}

/** The default that the component's parameters give a prop: `variant = 'primary'`, or false for a boolean without one. */
function defaultOf(source: ts.SourceFile, prop: string): unknown {
  const [, value] = new RegExp(`\\b${prop}(?:: \\w+)? = '?(\\w+)`).exec(source.text) ?? [];
  return value === undefined || value === 'true' || value === 'false' ? value === 'true' : value;
}

/** Reads the props of a component that have a closed set of values from its file, `src/sections/shared/Reasons.tsx`. */
export function choicesOf(file: string): Choice[] {
  const source = parse(file);
  const props = findType(source, `${basename(file, '.tsx')}Props`);
  if (!props) return [];
  const parts = ts.isIntersectionTypeNode(props.type) ? props.type.types : [props.type];
  return parts
    .flatMap((part) => (ts.isTypeLiteralNode(part) ? part.members : []))
    .flatMap((member) => {
      if (!ts.isPropertySignature(member) || !member.type) return [];
      const prop = member.name.getText(source);
      const values = valuesOf({ type: member.type, source: props.source });
      return values.length > 1 ? [{ prop, values, byDefault: member.questionToken && defaultOf(source, prop) }] : [];
    });
}
