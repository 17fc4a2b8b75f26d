import type { ModalKit } from '@openappkit/appkit-core/modal'
import { subscribe } from 'valtio/vanilla'
import { EmailEntry } from '../modal/EmailEntry'
import { connectorId, walletNamespaces } from './walletIdentity'

/**
 * Shows the login with the reason, after another device ended this one's session. The modal closes when the app
 * disconnects, so waits for that.
 */
export async function showSignedOut(kit: ModalKit, email: string | undefined): Promise<void> {
  await untilDisconnected(kit)
  const { state } = kit.controller(EmailEntry)
  state.email ||= email ?? ''
  state.isSignedOut = true
  void kit.modal.open({ view: 'EmailLogin' })
}

async function untilDisconnected({ chains, connections, environment }: ModalKit): Promise<void> {
  const isConnected = (): boolean =>
    walletNamespaces.some(namespace =>
      connections.state.namespaces[namespace]?.connections.some(known => known.connectorId === connectorId),
    )
  await new Promise<void>(resolve => {
    const look = (): void => {
      if (isConnected()) return
      for (const stop of stops) stop()
      // The modal has noticed by then.
      environment.setTimer(resolve, 0)
    }
    const stops = [subscribe(connections.state, look), subscribe(chains.state, look)]
    look()
  })
}
