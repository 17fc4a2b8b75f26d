import { contentLine, type RecoveryFile } from './RecoveryFile'

/**
 * Returns a recovery file: the page of the build with the sealed wallet inside.
 *
 * @param page - The page without a wallet.
 * @throws Error if the page isn't that of a recovery file.
 */
export function writeRecoveryFile(page: string, file: RecoveryFile): string {
  const [before, after, ...more] = page.split(contentLine('null'))
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error("The server's recovery file is damaged.")
  // No text of the content can end the element that holds it.
  return `${before}${contentLine(JSON.stringify(file).replaceAll('<', '\\u003c'))}${after}`
}
