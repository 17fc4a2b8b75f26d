import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { backendNft } from '../../../test/accountBackend'
import { focusedText } from '../../../test/focusedText'
import { openAccount } from '../../../test/openAccount'

test("an NFT's description keeps its line breaks, shows a few lines without blank ones, and expands on request", async () => {
  const lines = Array.from({ length: 9 }, (_, line) => `Line ${line}.`)
  const made = await openAccount({
    prepare: backend => {
      backend.nfts = [
        backendNft(backend.url, '7', { description: lines.join('\n') }),
        backendNft(backend.url, '8', { description: 'One.\n \nTwo.' }),
      ]
    },
  })
  const about = () => made.root().querySelector<HTMLElement>('.detail-about > p')
  await page.getByRole('tab', { name: 'NFTs' }).click()
  await page.getByRole('button', { name: /^Thing 7/ }).click()
  const more = page.getByRole('button', { name: 'Show more' })
  await expect.element(more).toBeVisible()
  expect(about()?.textContent).toBe(lines.join('\n'))
  const cut = about()?.clientHeight ?? 0
  await more.click()
  await expect.poll(focusedText).toBe('Show less')
  expect(about()?.clientHeight).toBeGreaterThan(cut * 2)
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: /^Thing 8/ }).click()
  await expect.poll(() => about()?.textContent).toBe('One.\nTwo.')
  expect(more.query()).toBeNull()
})

test('a description that needs more lines in a narrower card offers the rest', async () => {
  await page.viewport(700, 800)
  const made = await openAccount({
    prepare: backend => {
      backend.nfts = [backendNft(backend.url, '7', { description: 'A calm and blue hour. '.repeat(6) })]
    },
  })
  await page.getByRole('tab', { name: 'NFTs' }).click()
  await page.getByRole('button', { name: /^Thing 7/ }).click()
  const more = page.getByRole('button', { name: 'Show more' })
  await expect.poll(() => made.root().querySelector('.detail-about > p')).not.toBeNull()
  expect(more.query()).toBeNull()
  await page.viewport(280, 800)
  await expect.element(more).toBeVisible()
})
