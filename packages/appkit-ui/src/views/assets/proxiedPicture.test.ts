import { expect, test } from 'vitest'
import { proxiedPicture } from './proxiedPicture'

test.each([
  'https://wallets.example/v1/image/aHR0.c2ln_-',
  'http://127.0.0.1:8080/v1/image/a.b',
  'https://a.example/cloud/v1/image/a.b',
])("allows %s, which is on a backend's image proxy", imageUrl => {
  expect(proxiedPicture({ imageUrl })).toBe(imageUrl)
})

test.each([
  undefined,
  'https://tracker.example/pixel.png',
  'https://tracker.example/pixel.png?/v1/image/a.b',
  'https://tracker.example/#/v1/image/a.b',
  'https://tracker.example/v1/image/a.b?who=me',
  'data:image/png;base64,AAAA/v1/image/a.b',
])('rejects %s', imageUrl => {
  expect(proxiedPicture({ imageUrl })).toBeUndefined()
})
