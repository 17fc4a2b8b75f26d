import { expect, test } from 'vitest'
import { AppKitError } from './AppKitError'
import { errorDocsUrl } from './errorDocsUrl'

test('an error has a link to the docs of its code', () => {
  expect(errorDocsUrl(new AppKitError('wallet/reconnect-failed', 'The wallet failed.'))).toBe(
    'https://github.com/openappkit/openappkit/blob/main/docs/errors.md#wallet-reconnect-failed',
  )
})
