import type { AppKitErrorCode } from './AppKitErrorCodes'

/**
 * Returns the URL of the documentation of an error's code. The page doesn't list codes of third-party packages.
 *
 * @example
 * ```ts
 * errorDocsUrl({ code: 'wallet/rejected' }) // 'https://github.com/…/docs/errors.md#wallet-rejected'
 * ```
 */
export function errorDocsUrl({ code }: { readonly code: AppKitErrorCode }): string {
  return `https://github.com/openappkit/openappkit/blob/main/docs/errors.md#${code.replace('/', '-')}`
}
