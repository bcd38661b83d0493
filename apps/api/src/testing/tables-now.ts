import type { Queries } from '../database/database.ts';

export type Column = {
  table: string;
  column: string;
  type: string;
  isRequired: boolean;
  hasDefault: boolean;
};
/** A constraint that may refuse a row: key, check, reference or exclusion. */
export type Rule = { table: string; rule: string; columns: readonly string[] };
export type Tables = {
  columns: readonly Column[];
  rules: readonly Rule[];
  functions: readonly string[];
};

const own = "n.nspname IN ('public', 'jobs')";

/** What programs rely on in the database's current schema. */
export async function tablesNow(queries: Queries): Promise<Tables> {
  const columns = await queries.query<Column>(
    `SELECT c.oid::regclass::text AS "table", a.attname AS "column", format_type(a.atttypid, a.atttypmod) AS "type",
      a.attnotnull AS "isRequired", (a.atthasdef OR a.attidentity <> '') AS "hasDefault"
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE ${own} AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped ORDER BY 1, 2`,
  );
  const rules = await queries.query<Rule>(
    `SELECT r.conrelid::regclass::text AS "table", pg_get_constraintdef(r.oid) AS "rule", COALESCE((SELECT
      json_agg(a.attname) FROM pg_attribute a WHERE a.attrelid = r.conrelid AND a.attnum = ANY(r.conkey)), '[]') AS
      "columns"
     FROM pg_constraint r JOIN pg_namespace n ON n.oid = r.connamespace WHERE ${own} AND r.conrelid <> 0 AND r.contype <> 'n'
     UNION ALL
     SELECT i.indrelid::regclass::text, pg_get_indexdef(i.indexrelid), COALESCE((SELECT json_agg(a.attname) FROM
       pg_attribute a WHERE a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey)), '[]')
     FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE ${own} AND i.indisunique AND NOT EXISTS (SELECT FROM pg_constraint r WHERE r.conindid = i.indexrelid)`,
  );
  const functions = await queries.query<{ name: string }>(
    `SELECT p.oid::regprocedure::text AS name FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE n.nspname = 'jobs'`,
  );
  return { columns, rules, functions: functions.map(({ name }) => name) };
}

/** Changes that break the previous version: what it reads is gone, or what it writes is refused. */
export function breakingChanges(before: Tables, after: Tables): string[] {
  const tables = new Set(before.columns.map(({ table }) => table));
  const same =
    ({ table, column }: Column) =>
    (other: Column) =>
      other.table === table && other.column === column;
  const wasThere = (table: string, column: string) =>
    before.columns.some((other) => other.table === table && other.column === column);
  return [
    ...before.columns.flatMap((column) => {
      const now = after.columns.find(same(column));
      const name = `${column.table}.${column.column}`;
      if (now === undefined)
        return [
          after.columns.some(({ table }) => table === column.table)
            ? `${name} is gone`
            : `${column.table} is gone`,
        ];
      return [
        ...(now.type === column.type ? [] : [`${name} was ${column.type}, is ${now.type}`]),
        ...(now.isRequired && !column.isRequired ? [`${name} is required`] : []),
        ...(now.isRequired && column.hasDefault && !now.hasDefault
          ? [`${name} has lost its default`]
          : []),
      ];
    }),
    ...after.columns
      .filter(
        ({ table, column, isRequired, hasDefault }) =>
          tables.has(table) && !wasThere(table, column) && isRequired && !hasDefault,
      )
      .map(({ table, column }) => `${table}.${column} is new and required`),
    ...after.rules
      .filter(
        (rule) =>
          tables.has(rule.table) &&
          !before.rules.some((other) => other.table === rule.table && other.rule === rule.rule),
      )
      // A constraint on columns that the previous version never fills does not affect it.
      .filter(({ table, columns }) => columns.every((column) => wasThere(table, column)))
      .map(({ table, rule }) => `${table} has a new rule: ${rule}`),
    ...before.functions
      .filter((name) => !after.functions.includes(name))
      .map((name) => `${name} is gone`),
  ].filter((problem, index, all) => all.indexOf(problem) === index);
}
