import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeOf } from '../../test/codeOf'
import { fuzzRuns } from '../../test/fuzzRuns'
import { samples } from '../../test/requests'
import { parsePaymentUri } from './parsePaymentUri'
import { paymentUri } from './paymentUri'

describe.each(['ethereum', 'solana', 'bitcoin'] as const)('%s', format => {
  test('parses every request back as written', () => {
    let written = 0
    fc.assert(
      fc.property(samples[format], ({ request, decimals }) => {
        let uri = ''
        const code = codeOf(() => {
          uri = paymentUri(request, { decimals })
        })
        // Sixteen references and long texts can exceed the limit. Nothing else may fail.
        if (code !== undefined) return expect(code).toBe('pay/uri-too-long')
        written++
        expect(uri).toMatch(new RegExp(`^${format}:[!-~]+$`))
        expect(parsePaymentUri(uri, { chainId: request.chainId, decimalsOf: () => decimals })).toEqual(request)
      }),
      fuzzRuns(1_000),
    )
    expect(written).toBeGreaterThan(900)
  })

  test('writes no exponent and no float', () => {
    fc.assert(
      fc.property(samples[format], ({ request, decimals }) => {
        if (request.amount === undefined) return
        const uri = paymentUri(
          { ...request, references: [], label: undefined, message: undefined, memo: undefined },
          { decimals },
        )
        const text = /(?:amount|value|uint256)=([^&]*)/.exec(uri)?.[1]
        expect(text).toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/)
      }),
      fuzzRuns(300),
    )
  })

  test('reads a URI for another chain as an error', () => {
    fc.assert(
      fc.property(samples[format], ({ request, decimals }) => {
        const uri = paymentUri({ ...request, references: [] }, { decimals })
        for (const chainId of [
          'eip155:99999999999999999999',
          'cosmos:hub',
          'bip122:12a765e31ffd4059bada1e25190f6e98',
          '',
        ])
          expect(codeOf(() => parsePaymentUri(uri, { chainId, decimalsOf: () => decimals }))).toBe(
            'pay/uri-wrong-chain',
          )
      }),
      fuzzRuns(100),
    )
  })
})
