import { expect, type Locator } from '@playwright/test'
import { type Hex, isHex } from 'viem'

/** Waits until an element contains a hexadecimal value, such as a signature or a hash, and returns it. */
export async function hexIn(locator: Locator): Promise<Hex> {
  await expect(locator).toHaveText(/^0x[0-9a-f]+$/)
  const text = (await locator.textContent()) ?? ''
  if (!isHex(text)) throw new Error(`${text} isn't hexadecimal.`)
  return text
}
