import { type MistakeReceiver, reportMistake } from '../errors/reportMistake'
import { relayRefused } from './walletConnectErrors'

/** Reports that the relay rejected the app outside a pairing, with the fix if the relay's message has a known cause. */
export async function reportRelayRefusal(kit: MistakeReceiver, cause: Error): Promise<void> {
  const { alertForMessage } = await import('../alerts/alertForMessage')
  reportMistake(kit, relayRefused(cause, alertForMessage(cause.message, kit)?.long))
}
