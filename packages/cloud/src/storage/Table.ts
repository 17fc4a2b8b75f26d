import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'

/**
 * A table described by its row type, so the columns are typed only once. `Defaults` are the columns that the database
 * fills in if an insert omits them.
 */
export type Table<Name extends string, Row, Defaults extends keyof Row = never> = PgTableWithColumns<{
  name: Name
  schema: undefined
  dialect: 'pg'
  columns: {
    [Key in keyof Row & string]: PgColumn<{
      name: string
      tableName: Name
      dataType: 'string' | 'number' | 'boolean' | 'date' | 'array' | 'json' | 'bigint'
      columnType: string
      data: NonNullable<Row[Key]>
      driverParam: unknown
      notNull: null extends Row[Key] ? false : true
      hasDefault: Key extends Defaults ? true : false
      isPrimaryKey: boolean
      isAutoincrement: boolean
      hasRuntimeDefault: boolean
      enumValues: string[] | undefined
      baseColumn: never
      identity: undefined
      generated: undefined
    }>
  }
}>
