import type { Answer } from '../answerThirdParty.ts'
import { drawPicture } from './drawPicture.ts'

/** The project id with a wallet directory. For other project ids, the directory is empty. */
export const directoryProject: string = '6'.repeat(32)

/** Number of wallets in that directory. */
export const directorySize = 600

const wallets = Array.from({ length: directorySize }, (_, index) => {
  const id = (index + 1).toString(16).padStart(4, '0')
  const slug = `listed${index + 1}`
  return {
    id: id.repeat(16),
    name: `Listed Wallet ${index + 1}`,
    homepage: `https://${slug}.example`,
    image_id: slug,
    order: index + 1,
    mobile_link: `${slug}://`,
    link_mode: `https://${slug}.example/link`,
    desktop_link: null,
    webapp_link: null,
    app_store: `https://apps.apple.com/app/id${100_000_000 + index}`,
    play_store: `https://play.google.com/store/apps/details?id=example.${slug}`,
    chains: ['eip155:1', 'eip155:137', 'eip155:8453'],
    badge_type: 'none',
  }
})

/**
 * Answers requests to the wallet directory, with the pagination of the real one. Returns undefined for other requests.
 */
export function answerDirectory({ pathname, searchParams }: URL): Answer | undefined {
  const [, service, name] = pathname.split('/')
  if (service === 'getWalletImage' && name) {
    return { status: 200, type: 'image/png', body: drawPicture(Number(name.replace(/\D/g, ''))) }
  }
  if (service !== 'getWallets') return undefined
  const listed = searchParams.get('projectId') === directoryProject ? wallets : []
  const only = searchParams.get('include')?.split(',')
  const without = searchParams.get('exclude')?.split(',') ?? []
  const found = listed.filter(({ id }) => (only?.includes(id) ?? true) && !without.includes(id))
  const entries = Number(searchParams.get('entries') ?? 40)
  const start = (Number(searchParams.get('page') ?? 1) - 1) * entries
  const page = { data: found.slice(start, start + entries), count: found.length }
  return { status: 200, type: 'application/json', body: JSON.stringify(page) }
}
