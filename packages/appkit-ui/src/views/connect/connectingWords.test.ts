import { AppKitError, type ConnectingState } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { createTranslator } from '../../i18n/Translator'
import { en } from '../../locales/en'
import { laterEn } from '../../locales/later.en'
import { type PairingEnd, pairingWords } from '../walletconnect/pairingWords'
import { connectingWords } from './connectingWords'

const { t } = createTranslator<typeof en>(en, 'en')
const later = createTranslator<typeof laterEn>(laterEn, 'en')

test.each<[ConnectingState['status'], string, string]>([
  ['idle', 'idle', 'Ink'],
  ['requesting', 'requesting', 'Continue in Ink'],
  ['notInstalled', 'requesting', 'Continue in Ink'],
  ['pendingInWallet', 'requesting', 'A request is waiting in Ink'],
  ['declined', 'declined', 'Request declined'],
  ['failed', 'failed', 'Could not connect'],
  ['connected', 'success', 'Ink is connected'],
])('while connecting is %s the ring is %s, and the title "%s"', (status, ring, title) => {
  expect(connectingWords(t, status, 'Ink')).toMatchObject({ ring, title })
})

test.each<[PairingEnd | string, PairingEnd, keyof typeof laterEn]>([
  ['declined', 'declined', 'pairing.declined'],
  ['expired', 'expired', 'pairing.expired'],
  ['unreachable', new AppKitError('walletconnect/relay-unreachable', ''), 'pairing.unreachable'],
  ['refused', new AppKitError('walletconnect/relay-refused', ''), 'pairing.refused'],
  ['unknown', new AppKitError('view/failed', ''), 'pairing.failed'],
])('a pairing that ended %s says so', (_, end, key) => {
  expect(pairingWords(later.t, end).title).toBe(laterEn[key])
})
