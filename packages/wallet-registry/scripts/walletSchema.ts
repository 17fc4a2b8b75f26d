import { z } from 'zod'
import { walletRecordSchema } from './walletRecord.ts'

/** Returns the JSON Schema of a wallet file, for completion and validation in editors. */
export function walletJsonSchema(): string {
  const { properties, ...rest } = z.toJSONSchema(walletRecordSchema, { io: 'input' })
  const schema = {
    ...rest,
    title: 'A wallet of the directory',
    properties: { $schema: { type: 'string' }, ...properties },
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}
