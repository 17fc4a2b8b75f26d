import { Client } from 'pg'

/** Returns every row of the wallet's tables as a line of JSON with its `table` and its `row`. */
export async function dumpDatabase(url: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const tables = await client.query<{ name: string; place: string }>(
      "select tablename as name, format('%I.%I', schemaname, tablename) as place from pg_tables where tablename like 'wallet\\_%'",
    )
    const lines: string[] = []
    for (const { name, place } of tables.rows) {
      const { rows } = await client.query<{ line: string }>(
        `select json_build_object('table', $1::text, 'row', one)::text as line from ${place} one`,
        [name],
      )
      lines.push(...rows.map(({ line }) => line))
    }
    return lines.join('\n')
  } finally {
    await client.end()
  }
}
