import { dialog } from '@openappkit/e2e-kit/page'
import { connectOn, expect, openAccount, test } from './account'
import { newPayer } from './newPayer'

test.use({ world: 'outcomes' })

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGO4o6GBFTEMLQkAe3tLAfuiUfAAAAAASUVORK5CYII='

test('a received NFT appears with its metadata and an image that loads through the backend', async ({
  page,
  openAccountApp,
  chain,
  installWallet,
  evmChain,
  accountCloud,
}) => {
  const payer = await newPayer(evmChain)
  const collection = await evmChain.createCollection({ name: 'Test Cats', symbol: 'CAT' })
  await evmChain.mintPiece(collection, payer.address, 77n, {
    name: 'Cat of the harbour',
    description: 'It has seen ships.',
    image: picture,
    attributes: [{ trait_type: 'Fur', value: 'Tabby' }],
  })
  await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  await openAccountApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openAccount(page)
  await dialog(page).getByRole('tab', { name: 'NFTs' }).click()
  const card = dialog(page).locator('[part~="nft-card"]')
  await expect(card).toContainText('Cat of the harbour')
  await expect(card).toContainText('Test Cats')
  const image = card.locator('img')
  await expect(image).toHaveAttribute('src', new RegExp(`^${accountCloud.url}/v1/image/`))
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(8)

  await card.click()
  const detail = dialog(page).locator('[part~="nft-detail"]')
  await expect(dialog(page).getByRole('heading', { name: 'Cat of the harbour', level: 1 })).toBeVisible()
  await expect(detail).toContainText('It has seen ships.')
  await expect(detail).toContainText('Token ID77')
  await expect(detail).toContainText('FurTabby')
  await expect(detail.getByRole('img', { name: 'Cat of the harbour' })).toBeVisible()
})
