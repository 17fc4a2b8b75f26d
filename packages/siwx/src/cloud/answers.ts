import { AppKitError } from '@openappkit/contract'

type Fields = Readonly<Record<string, (value: unknown) => unknown>>

/**
 * Reads the JSON object of a response and checks the named fields with their parsers.
 *
 * @throws AppKitError `siwx/cloud-invalid-response` if the body isn't JSON or a field is invalid.
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
    throw new AppKitError(
      'siwx/cloud-invalid-response',
      'The sign-in backend returned an invalid response. See `cause`.',
      {
        cause,
      },
    )
  }
}

/**
 * Returns a non-empty string.
 *
 * @throws TypeError for anything else.
 */
export function textOf(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new TypeError('A text is missing.')
  return value
}
