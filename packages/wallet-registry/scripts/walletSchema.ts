import { z } from 'zod'
import { walletRecordSchema } from './walletRecord.ts'

/** JSON Schema of a wallet's file, so that editors complete and check while it is written. */
export function walletJsonSchema(): string {
  const { properties, ...rest } = z.toJSONSchema(walletRecordSchema, { io: 'input' })
  const schema = {
    ...rest,
    title: 'A wallet of the directory',
    properties: { $schema: { type: 'string' }, ...properties },
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}
