import { startTamperingServer, type TamperingServer } from '@openappkit/testing/node'
import { onTestFinished } from 'vitest'
import { startEscrowServer } from '../../../packages/cloud/src/wallet/escrow/startEscrowServer'
import { parseKeyRing } from '../../../packages/cloud/src/wallet/operator/WalletKeys'
import { freePort } from '../../../packages/cloud/test/cluster/freePort'
import { startWalletStage, type WalletStage } from '../../../packages/cloud/test/wallet/WalletStage'
import { randomKey } from '../../../packages/cloud/test/wallet/walletSecrets'
import { writeSite } from '../../../packages/cloud/test/wallet/writeSite'

const DAY = 24 * 3_600_000
const TOKEN = 'a secret of both processes, 32 ch'

/** The operator's secrets, in base64. */
export interface OperatorSecrets {
  readonly masterKey: string
  readonly oprfKey: string
  readonly escrowKey: string
}

export function newSecrets(): OperatorSecrets {
  return { masterKey: randomKey(), oprfKey: randomKey(), escrowKey: randomKey() }
}

/** Starts a server with the `provisional` policy, a mail server, and the process of the escrow. */
export async function startStage(
  databaseUrl: string,
  { escrowKey, masterKey, oprfKey }: OperatorSecrets = newSecrets(),
  between: { readonly walletOrigin?: string; readonly walletPort?: number } = {},
): Promise<WalletStage> {
  const keys = parseKeyRing(escrowKey)
  if (!keys) throw new Error("The escrow's key is invalid")
  let stage: WalletStage | undefined
  const escrow = await startEscrowServer({
    keys,
    token: TOKEN,
    port: 0,
    host: '127.0.0.1',
    delay: DAY,
    now: () => stage?.now() ?? Date.now(),
  })
  onTestFinished(() => escrow.close())
  stage = await startWalletStage(
    databaseUrl,
    {
      custody: 'provisional',
      masterKey,
      oprfKey,
      escrowPublicKey: escrow.key.publicKey,
      escrowUrl: escrow.url,
      escrowToken: TOKEN,
    },
    { walletSite: await writeSite(), ...between },
  )
  return stage
}

/** A stage behind a server that changes answers. `url` is that server's. */
export interface TamperedStage extends WalletStage {
  readonly between: TamperingServer
}

/** Starts a stage whose wallet site is served by a malicious server. */
export async function startTamperedStage(databaseUrl: string): Promise<TamperedStage> {
  const between = await startTamperingServer()
  onTestFinished(() => between.close())
  const walletPort = await freePort()
  between.target = `http://127.0.0.1:${walletPort}`
  const stage = await startStage(databaseUrl, newSecrets(), { walletOrigin: between.url, walletPort })
  return { ...stage, between }
}
