import { escapeHtml } from '../../http/escapeHtml'
import { htmlPage } from '../../http/htmlPage'
import type { MerchantLanguage } from './merchantMessages'
import { noticePart } from './merchantPage'
import { MERCHANT_STYLE } from './merchantStyle'

/** Returns the page to sign in, and says why a sign-in failed. */
export function signInPage(language: MerchantLanguage, error?: string): Response {
  const { apiKey, signIn, signInTitle } = language.messages
  const notice = noticePart(error === undefined ? undefined : { kind: 'error', text: error })
  const field = `<label>${escapeHtml(apiKey)}<input name="key" type="password" autocomplete="off" required></label>`
  return htmlPage({
    language,
    title: signInTitle,
    body: `${notice}<form method="post">${field}<button>${escapeHtml(signIn)}</button></form>`,
    status: error === undefined ? 200 : 401,
    style: `${MERCHANT_STYLE}body{place-items:center;align-content:center}main{max-width:360px}h1{margin-bottom:16px}`,
  })
}
