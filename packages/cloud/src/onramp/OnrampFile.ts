import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** A provider without real money, on local chains. */
export interface SandboxSettings {
  readonly kind: 'sandbox'
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly timeout?: number | undefined
  /** Fee in hundredths of a percent, up to 1,000. Default: 390. */
  readonly feeBps?: number | undefined
  /** Seconds for which a price is valid, from 10 to 300. Default: 60. */
  readonly quoteLifetime?: number | undefined
}

export type OnrampProviderSettings = SandboxSettings

/** On-ramp settings of the server: the content of the on-ramp file. */
export interface OnrampFile {
  readonly providers: readonly OnrampProviderSettings[]
}

const schema: z.ZodType<OnrampFile> = z.strictObject({
  $schema: z.string().optional(),
  providers: z
    .array(
      z.strictObject({
        kind: z.literal('sandbox'),
        id: z.string().optional(),
        name: z.string().optional(),
        timeout: z.int().optional(),
        feeBps: z.int().min(0).max(1000).optional(),
        quoteLifetime: z.int().min(10).max(300).optional(),
      }),
    )
    .max(10),
})

export async function readOnrampFile(file: string): Promise<OnrampFile> {
  return parseOnramp(JSON.parse(await readFile(file, 'utf8')))
}

export function parseOnramp(value: unknown): OnrampFile {
  return schema.parse(value)
}
