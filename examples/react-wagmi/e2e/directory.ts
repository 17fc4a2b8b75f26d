import type { WalletListing, WalletPage } from '@openappkit/contract'
import type { Page } from '@playwright/test'

const names = ['Amber', 'Birch', 'Cobalt', 'Drift', 'Ember', 'Flint', 'Grove', 'Harbor', 'Inlet', 'Juniper', 'Kestrel']

/** Returns fictional wallets. They never change, so screenshots don't depend on the real registry. */
export function someWallets(count: number): readonly WalletListing[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `${names[index % names.length]} ${index < names.length ? 'Wallet' : Math.floor(index / names.length)}`
    const slug = name.toLowerCase().replace(' ', '-')
    return {
      id: index.toString(16).padStart(64, '0'),
      name,
      homepage: `https://${slug}.example`,
      image_id: slug,
      mobile_link: `${slug.replace(/\W/g, '')}://`,
      link_mode: `https://${slug}.example/link`,
      desktop_link: null,
      webapp_link: null,
      app_store: `https://apps.apple.com/app/id${100_000_000 + index}`,
      play_store: `https://play.google.com/store/apps/details?id=example.${slug.replace(/\W/g, '')}`,
      chains: ['eip155:1', 'eip155:31337', 'eip155:31338'],
      badge_type: index % 3 === 0 ? 'certified' : 'none',
    }
  })
}

/** Mocks the backend's wallet directory with `wallets`, following its contract. */
export async function serveDirectory(page: Page, cloudUrl: string, wallets: readonly WalletListing[]): Promise<void> {
  await page.route(`${cloudUrl}/getWallets?*`, route => {
    const query = new URL(route.request().url()).searchParams
    const list = (name: string) => query.get(name)?.split(',') ?? []
    const [include, exclude, search] = [list('include'), list('exclude'), query.get('search')?.toLowerCase() ?? '']
    const found = wallets
      .filter(({ id }) => include.length === 0 || include.includes(id))
      .filter(({ id }) => !exclude.includes(id))
      .filter(({ name }) => name.toLowerCase().includes(search))
      .filter(({ badge_type }) => query.get('badge_type') !== 'certified' || badge_type === 'certified')
    const entries = Number(query.get('entries'))
    const start = (Number(query.get('page')) - 1) * entries
    // The server sets the order. Reversed results reveal a client that sorts by itself.
    const ordered = search === '' ? found : found.toReversed()
    const answer: WalletPage = { data: ordered.slice(start, start + entries), count: found.length }
    return route.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*' } })
  })
  await page.route(`${cloudUrl}/getWalletImage/*`, route => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    const hue = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0) * 37, 0) % 360
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="hsl(${hue} 60% 45%)"/><circle cx="20" cy="20" r="9" fill="#fff"/></svg>`,
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
    })
  })
}
