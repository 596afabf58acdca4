import { concurrentIndexOf, type Migration } from './migrations'

/** For unused databases. Enums get all values at once: before PostgreSQL 17 a transaction cannot use new ones. */
export function inOneTransaction(migrations: Migration[]): Migration[] {
  const added = migrations.flatMap(({ sql }) => [...sql.matchAll(ADD_VALUE)])
  const later = (type: string) =>
    added.flatMap(({ groups: { name, value, neighbour } = {} }) =>
      name === type && value ? [{ value, neighbour }] : [],
    )
  return migrations.map((migration) => {
    const sql =
      concurrentIndexOf(migration.sql) === null ? migration.sql : migration.sql.replace(/\bconcurrently\b/i, '')
    const complete = sql.replaceAll(CREATE_ENUM, (_, name: string, values: string) => {
      return `CREATE TYPE "${name}" AS ENUM (${later(name).reduce(withValue, values)})`
    })
    return { ...migration, sql: complete.replaceAll(ADD_VALUE, '') }
  })
}

const ADD_VALUE = /ALTER TYPE "(?<name>\w+)" ADD VALUE (?<value>'\w+')(?: BEFORE (?<neighbour>'\w+'))?;/g
const CREATE_ENUM = /CREATE TYPE "(\w+)" AS ENUM \(([^)]+)\)/g

function withValue(values: string, { value, neighbour }: { value: string; neighbour?: string }): string {
  return neighbour ? values.replace(neighbour, `${value}, ${neighbour}`) : `${values}, ${value}`
}
