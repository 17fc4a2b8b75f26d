import { AppKitError } from '@openappkit/contract'

type Fields = Readonly<Record<string, (value: unknown) => unknown>>

/**
 * The JSON object of an answer, with the named fields checked. Each throws what it can't use.
 *
 * @throws AppKitError `siwx/cloud-unfit-answer`.
 */
export async function readAnswer<F extends Fields>(
  response: Response,
  fields: F,
): Promise<{ [Name in keyof F]: ReturnType<F[Name]> }> {
  try {
    const body = (await response.json()) as Record<string, unknown>
    const checked = Object.entries(fields).map(([name, check]) => [name, check(body[name])])
    return { ...body, ...Object.fromEntries(checked) }
  } catch (cause) {
    throw new AppKitError('siwx/cloud-unfit-answer', 'The sign-in service gave an answer that cannot be used.', {
      cause,
    })
  }
}

/** Any text that isn't empty. */
export function textOf(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new TypeError('Text is missing')
  return value
}
