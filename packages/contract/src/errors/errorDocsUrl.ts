import type { AppKitErrorCode } from './AppKitErrorCodes'

/**
 * Returns the link to the docs of an error's code. Codes of third-party packages aren't on that page.
 *
 * @example
 * ```ts
 * errorDocsUrl({ code: 'wallet/rejected' }) // 'https://github.com/…/docs/errors.md#wallet-rejected'
 * ```
 */
export function errorDocsUrl({ code }: { readonly code: AppKitErrorCode }): string {
  return `https://github.com/openappkit/openappkit/blob/main/docs/errors.md#${code.replace('/', '-')}`
}
