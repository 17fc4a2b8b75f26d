import type {
  SolanaSignInInput as StandardInput,
  SolanaSignInOutput as StandardOutput,
} from '@solana/wallet-standard-features'
import { expectTypeOf, test } from 'vitest'
import type { SolanaSignInInput, SolanaSignInOutput } from './SolanaSignIn'

test('sign-in types are compatible with those of the standard', () => {
  expectTypeOf<SolanaSignInInput>().toExtend<StandardInput>()
  expectTypeOf<StandardInput>().toExtend<SolanaSignInInput>()
  expectTypeOf<SolanaSignInOutput>().toExtend<StandardOutput>()
  expectTypeOf<StandardOutput>().toExtend<SolanaSignInOutput>()
})
