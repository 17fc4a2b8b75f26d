import { loadRegistry } from '@openappkit/wallet-registry'
import { expect, test } from 'vitest'
import { safeWalletLink } from './safeWalletLink'

/** Unsafe schemes that a directory could contain, in the form most similar to an app's. */
const refused: readonly string[] = [
  'intent://scan/#Intent;scheme=zxing;end',
  'android-app://com.evil/https/evil.example',
  'market://details?id=com.evil',
  'ms-msdt://id',
  'ms-settings://x',
  'ms-word://ofe|u|https://evil.example',
  'ms-appinstaller://?source=https://evil.example',
  'search-ms://query=x&crumb=location:evil',
  'search://x',
  'shell://x',
  'shell:startup',
  'hcp://x',
  'itms-services://?action=download-manifest&url=https://evil.example',
  'itms-apps://x',
  'itms-appss://x',
  'app-prefs://root',
  'prefs://root=General',
  'shortcuts://run-shortcut?name=x',
  'x-apple.systempreferences://x',
  'facetime://user@evil.example',
  'facetime-audio://user@evil.example',
  'tel://1234',
  'tel:1234',
  'sms://1234',
  'smsto:1234',
  'callto://1234',
  'mailto://a@evil.example',
  'mailto:a@evil.example',
  'chrome://settings',
  'chrome-extension://id/page.html',
  'moz-extension://id/page.html',
  'devtools://x',
  'about://blank',
  'about:blank',
  'view-source://https://evil.example',
  'view-source:https://evil.example',
  'vscode://file/etc/passwd',
  'vscode-insiders://x',
  'vscodium://x',
  'cursor://x',
  'jetbrains://x',
  'blob://x',
  'blob:https://app.example/1',
  'filesystem:https://app.example/temporary/1',
  'javascript://%0aalert(1)',
  'JavaScript://%0aalert(1)',
  'javascript:alert(1)',
  'vbscript://x',
  'data:text/html,x',
  'data://text/html,x',
  'file:///etc/passwd',
  'file://host/share',
  'jar://x',
  'ftp://evil.example',
  'sftp://evil.example',
  'ws://evil.example',
  'wss://evil.example',
  'ssh://evil.example',
  'telnet://evil.example',
  'smb://evil.example',
  'ldap://evil.example',
  // Forms that app links don't have.
  'metamask:wc?uri=x',
  'metamask:/wc',
  'metamask://',
  'c://windows',
  '://wc',
  '//evil.example',
  '/wc',
  'wc',
  '1inch://wc',
  `${'a'.repeat(42)}://wc`,
  'meta mask://wc',
  'metamask://wc\u0000',
  'http://wallet.example',
  'https://user@wallet.example',
  'https://',
  'https:///wallet.example',
]

test.each(refused)('rejects %s', link => {
  expect(safeWalletLink(link)).toBeUndefined()
})

test.each([
  'metamask://wc?uri=wc%3A1',
  'ELLIPAL://wc?uri=x',
  'network.gridlock.AppGridlock://wc',
  'x-app-open-wallet://wc',
  'ctrl-mobile://wc',
  'msafe://wc',
  'kucoin:///wallet/wc',
  'researcher://wc',
  'https://link.wallet.example/wc?uri=x',
  'HTTPS://link.wallet.example/wc',
  'http://localhost:3000/wc',
  'http://127.0.0.1/wc',
  'http://[::1]:1/wc',
])('accepts %s', link => {
  expect(safeWalletLink(link)).toBe(link)
})

test('accepts every link of the wallet directory', async () => {
  const { wallets } = await loadRegistry()
  const links = wallets
    .flatMap(({ mobile_link, desktop_link, link_mode, webapp_link }) => [
      mobile_link ?? [],
      desktop_link ?? [],
      link_mode ?? [],
      webapp_link ?? [],
    ])
    .flat()
    .map(link => `${link.endsWith('/') ? link : `${link}/`}wc?uri=x`)
  expect(links.length).toBeGreaterThan(80)
  expect(links.filter(link => safeWalletLink(link) !== link)).toEqual([])
})

test('accepts links of up to 8192 characters', () => {
  const link = `metamask://${'x'.repeat(8192 - 'metamask://'.length)}`
  expect(safeWalletLink(link)).toBe(link)
  expect(safeWalletLink(`${link}x`)).toBeUndefined()
})

test.each([undefined, null, ''])('rejects %j', link => {
  expect(safeWalletLink(link)).toBeUndefined()
})
