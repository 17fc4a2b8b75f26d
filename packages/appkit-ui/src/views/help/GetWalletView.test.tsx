import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openKit } from '../../../test/openKit'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs='

test("lists the directory's wallets first, with its pictures and the host names of their pages", async () => {
  const { root } = await openKit(
    { view: 'GetWallet' },
    {
      prepare: ({ kit }) => {
        kit.directory.state.recommended = [
          { id: 'zebra', name: 'Zebra', homepage: 'https://www.zebra.example/get', image_url: pixel },
        ]
      },
    },
  )
  await expect.element(page.getByRole('link', { name: 'Zebra zebra.example' })).toBeVisible()
  const rows = [...root().querySelectorAll('.view li')]
  expect(rows).toHaveLength(5)
  expect(rows[0]?.querySelector('img')?.getAttribute('src')).toBe(pixel)
})
