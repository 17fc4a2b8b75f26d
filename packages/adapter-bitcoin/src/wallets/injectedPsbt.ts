import type { PsbtRequest } from './BitcoinWallet'
import { asBase64, fromBase64, toHex } from './bytes'
import type { InjectedApi } from './InjectedApi'

/** Signs inputs without finalizing them, because other parties may also need to sign. */
export async function signInjectedPsbt(api: InjectedApi, { psbt, inputs }: PsbtRequest): Promise<string> {
  const toSignInputs = inputs.map(
    ({ address, publicKey, index, sighashTypes, disableTweakSigner, useTweakedSigner }) => ({
      index,
      ...(publicKey ? { publicKey } : { address }),
      ...(sighashTypes?.length ? { sighashTypes } : {}),
      ...(disableTweakSigner === undefined ? {} : { disableTweakSigner }),
      ...(useTweakedSigner === undefined ? {} : { useTweakedSigner }),
    }),
  )
  const signed = await api.signPsbt(toHex(fromBase64(psbt)), { autoFinalized: false, toSignInputs })
  return asBase64(signed) ?? ''
}
