import { type AppKitNetwork, browserEnvironment, type Environment } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { networks } from '../../test/createViewKit'
import { openKit } from '../../test/openKit'
import { pictureBackend } from '../../test/pictureBackend'

const [ethereum] = networks

/** Networks with a bundled picture, with an image id that the app chose, and with neither. */
const configured: readonly [AppKitNetwork, ...AppKitNetwork[]] = [
  ethereum,
  { ...ethereum, id: 10, name: 'Chosen', assets: { imageId: 'chosen' } },
  { ...ethereum, id: 987654321, name: 'Unknown' },
]

const source = (root: ShadowRoot, name: string): string | null | undefined => {
  const rows = [...root.querySelectorAll('[part="networks"] li')]
  return rows
    .find(row => row.textContent?.includes(name))
    ?.querySelector('img')
    ?.getAttribute('src')
}

async function openNetworks(kind: Parameters<typeof pictureBackend>[0], environment?: Environment) {
  const options = { cloud: pictureBackend(kind), networks: configured }
  const made = await openKit(
    { view: 'Networks' },
    { options, isLoading: true, ...(environment ? { environment } : {}) },
  )
  await expect.element(page.getByRole('heading', { name: 'Choose network' })).toBeVisible()
  return made.root()
}

test("the backend provides pictures for the app's image ids and for networks without a bundled one", async () => {
  const root = await openNetworks('pictures')
  await expect.poll(() => source(root, 'Unknown')).toContain('/public/getAssetImage/eip155%3A987654321')
  await expect.poll(() => source(root, 'Chosen')).toContain('/public/getAssetImage/chosen')
  expect(source(root, 'Ethereum')).toContain('data:image/svg+xml,')
})

test('a picture that the backend fails to serve falls back to the bundled one, then to the glyph of the family', async () => {
  const root = await openNetworks('broken')
  await expect.poll(() => source(root, 'Chosen')).toContain('data:image/svg+xml,')
  await expect.poll(() => source(root, 'Unknown')).toContain('data:image/svg+xml,')
})

test('a backend that never responds delays no view, and its pictures time out after 2 seconds', async () => {
  const real = browserEnvironment()
  const held: (() => void)[] = []
  const environment: Environment = {
    ...real,
    setTimer(task, ms) {
      if (ms !== 2_000) return real.setTimer(task, ms)
      held.push(task)
      return () => {}
    },
  }
  const root = await openNetworks('silent', environment)
  await expect.poll(() => source(root, 'Ethereum')).toContain('data:image/svg+xml,')
  await expect.poll(() => held.length).toBeGreaterThan(1)
  expect(source(root, 'Chosen')).toBeUndefined()

  // Rows that render later start their own timers.
  await expect
    .poll(() => {
      for (const giveUp of held) giveUp()
      return source(root, 'Chosen')
    })
    .toContain('data:image/svg+xml,')
  await expect.poll(() => source(root, 'Unknown')).toContain('data:image/svg+xml,')
})
