import { AppKitError, type ConnectingState } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { createTranslator } from '../../i18n/Translator'
import { en } from '../../locales/en'
import { lazyEn } from '../../locales/lazy.en'
import { type PairingEnd, pairingMessages } from '../walletconnect/pairingMessages'
import { connectingMessages } from './connectingMessages'

const { t } = createTranslator<typeof en>(en, 'en')
const lazyTranslator = createTranslator<typeof lazyEn>(lazyEn, 'en')

test.each<[ConnectingState['status'], string, string]>([
  ['idle', 'idle', 'Ink'],
  ['requesting', 'requesting', 'Continue in Ink'],
  ['notInstalled', 'requesting', 'Continue in Ink'],
  ['pendingInWallet', 'requesting', 'A request is waiting in Ink'],
  ['declined', 'declined', 'Connection declined'],
  ['failed', 'failed', 'Couldn’t connect'],
  ['connected', 'success', 'Ink is connected'],
])('for the status %s, the ring is %s and the title is "%s"', (status, ring, title) => {
  expect(connectingMessages(t, status, 'Ink')).toMatchObject({ ring, title })
})

test.each<[PairingEnd | string, PairingEnd, keyof typeof lazyEn]>([
  ['declined', 'declined', 'pairing.declined'],
  ['expired', 'expired', 'pairing.expired'],
  ['unreachable', new AppKitError('walletconnect/relay-unreachable', ''), 'pairing.unreachable'],
  ['refused', new AppKitError('walletconnect/relay-rejected', ''), 'pairing.refused'],
  ['unknown', new AppKitError('view/failed', ''), 'pairing.failed'],
])('a pairing that ended as %s has its own title', (_, end, key) => {
  expect(pairingMessages(lazyTranslator.t, end).title).toBe(lazyEn[key])
})
