import { lookOf, Surface } from '../approval/Surface'
import { approvalTexts } from '../locales/approvalTexts'
import { loadTexts } from '../locales/loadTexts'
import { popupTexts } from '../locales/popupTexts'
import { parseRecoveryFile } from './parseRecoveryFile'
import type { RecoveryFile } from './RecoveryFile'
import { RecoveryPage } from './RecoveryPage'

/**
 * Shows the page of a recovery file. Returns what it renders into.
 *
 * @param target - Element to render into.
 * @param content - The file's content, as JSON: `null` if it holds no wallet.
 */
export async function startRecovery(target: HTMLElement, content: string): Promise<Surface> {
  const file = contentOf(content)
  const language = file?.language ?? navigator.language
  const [texts, translator] = await Promise.all([loadTexts(popupTexts, language), loadTexts(approvalTexts, language)])
  const { dir, locale } = texts
  document.title = texts.t('fileTitle')
  document.documentElement.lang = locale
  const surface = new Surface(target, {})
  surface.render(<RecoveryPage file={file} texts={texts} translator={translator} />, {
    ...lookOf(undefined),
    dir,
    locale,
  })
  return surface
}

function contentOf(content: string): RecoveryFile | null | undefined {
  if (content === 'null') return null
  try {
    return parseRecoveryFile(content)
  } catch {
    return undefined
  }
}
