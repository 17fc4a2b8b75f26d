import type { AppKitErrorCode } from './AppKitErrorCodes'

/**
 * Returns the URL of an error code's documentation. The page doesn't list third-party packages' codes.
 *
 * @example
 * ```ts
 * errorDocsUrl({ code: 'wallet/rejected' }) // 'https://github.com/…/docs/errors.md#wallet-rejected'
 * ```
 */
export function errorDocsUrl({ code }: { readonly code: AppKitErrorCode }): string {
  return `https://github.com/openappkit/openappkit/blob/main/docs/errors.md#${code.replace('/', '-')}`
}
