import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openKit } from '../../../test/openKit'

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs='

test("the first link has the wallet's picture, and other links have their own icons", async () => {
  const wallet = {
    id: 'far',
    name: 'Far',
    image_url: picture,
    chrome_store: 'https://chromewebstore.google.com/detail/far',
    homepage: 'https://far.example/',
  }
  const { root } = await openKit({ view: 'Downloads', arguments: { wallet } })
  await expect.element(page.getByRole('link', { name: /Browser extension/ })).toBeVisible()
  const rows = [...root().querySelectorAll('.view li')]
  expect(rows.map(row => row.querySelector('img')?.getAttribute('src'))).toEqual([picture, undefined])
  expect(rows[1]?.querySelector('.icon-tile')).not.toBeNull()
})
