import { type Translator, useAnnounce, useAnnouncement, useKit } from '@openappkit/appkit-ui/elements'
import { useEffect } from 'react'
import { SIWXController } from '../controller/SIWXController'
import type { signInEn } from '../locales/signIn.en'

interface SignInSpeech {
  /** The scene's words. */
  readonly scene: string
  /** The reason that the view stays open. Undefined unless the user just tried to close it. */
  readonly refusal: string | undefined
}

/** Announces the scene, a refused close, and the signature that closes the modal. */
export function useSignInSpeech({ scene, refusal }: SignInSpeech, { t }: Translator<typeof signInEn>): void {
  const kit = useKit()
  const { state } = kit.controller(SIWXController)
  const announce = useAnnounce()
  useAnnouncement(scene)
  useEffect(() => {
    if (refusal) announce(refusal, true)
  }, [announce, refusal])
  useEffect(
    () => () => {
      if (state.value.status === 'idle' && kit.chains.isConnected()) announce(t('done'))
    },
    [announce, kit, state, t],
  )
}
