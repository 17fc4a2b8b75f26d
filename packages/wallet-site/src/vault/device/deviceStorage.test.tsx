import { deleteDB } from 'idb'
import { beforeEach, expect, test } from 'vitest'
import type { KeysReport } from '../../../test/vault/keysWorker'
import { createIndexedDbStore } from './createIndexedDbStore'
import { loadDeviceKeys } from './DeviceKeys'

beforeEach(async () => {
  await deleteDB('openappkit-wallet')
})

/** Each worker is a new page as far as storage is concerned. */
async function startPage(): Promise<KeysReport> {
  const worker = new Worker(new URL('../../../test/vault/keysWorker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<KeysReport>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data)
      worker.onerror = ({ message }) => reject(new Error(message))
    })
  } finally {
    worker.terminate()
  }
}

test("27. the device's keys survive a reload and can't be exported", async () => {
  const first = await startPage()
  expect(first.isPersistent).toBe(true)
  expect(first.exports).toEqual(Array(5).fill('InvalidAccessError'))
  expect(await startPage()).toEqual(first)
  // An exportable key would be exported.
  const weak = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt'])
  expect((await crypto.subtle.exportKey('raw', weak)).byteLength).toBe(32)
})

test('pages that start together get the same keys', async () => {
  const [one, other] = await Promise.all([startPage(), startPage()])
  expect(one.publicKey).toBe(other.publicKey)
})

test("27. a device's key can't be exported from the store either", async () => {
  const store = createIndexedDbStore()
  await loadDeviceKeys(crypto, store)
  const { proof, user } = await loadDeviceKeys(crypto, createIndexedDbStore())
  expect([proof.privateKey.extractable, user.extractable]).toEqual([false, false])
  await expect(crypto.subtle.exportKey('raw', user)).rejects.toMatchObject({ name: 'InvalidAccessError' })
})
