import { expect, test } from 'vitest'
import { readDocument } from './readDocument'

const read = (value: unknown): unknown => readDocument(Buffer.from(JSON.stringify(value)))

test("reads the valid fields of a creator's metadata and drops the others", () => {
  expect(
    read({
      name: ' Cat\u202e #1\n',
      description: 42,
      image: 'ipfs://cat',
      attributes: [{ trait_type: 'Eyes', value: 2 }, 'nonsense', { value: true }, { trait_type: 'Empty' }],
    }),
  ).toEqual({
    name: 'Cat #1',
    description: null,
    image: 'ipfs://cat',
    attributes: [
      { name: 'Eyes', value: '2' },
      { name: '', value: 'true' },
    ],
  })
  expect(read({ name: {}, image: [], attributes: {} })).toEqual({
    name: null,
    description: null,
    image: null,
    attributes: [],
  })
})

test('keeps the line breaks of a description and removes other invisible characters', () => {
  expect(read({ description: '\u202eA cat.\r\n\r\n\r\n \x1b[31mIt sleeps.\0 \n' })).toMatchObject({
    description: 'A cat.\n\n[31mIt sleeps.',
  })
})

test('reads an image from an alternative field or from inline SVG', () => {
  expect(read({ image: ' ', image_url: 'https://cats.example/1' })).toMatchObject({ image: 'https://cats.example/1' })
  expect(read({ image_data: '<svg/>' })).toMatchObject({ image: 'data:image/svg+xml;base64,PHN2Zy8+' })
})

test.each(['https://cats.example/\0', 'ipfs://\ud800', 'data:image/png,\udc00x'])(
  'ignores the image URL %j, which no database can store',
  image => {
    expect(read({ name: 'Cat\0\ud800', image, image_url: 'https://cats.example/1' })).toMatchObject({
      name: 'Cat',
      image: 'https://cats.example/1',
    })
  },
)

test('limits the length of every field', () => {
  const long = 'x'.repeat(3_000_000)
  const attributes = Array.from({ length: 1000 }, () => ({
    trait_type: long.slice(0, 1000),
    value: long.slice(0, 1000),
  }))
  const document = readDocument(Buffer.from(JSON.stringify({ name: long, description: long, image: long, attributes })))
  expect(document.name).toHaveLength(200)
  expect(document.description).toHaveLength(2000)
  expect(document.image).toBeNull()
  expect(document.attributes).toHaveLength(50)
  expect(document.attributes[0]?.value).toHaveLength(200)
})

test.each(['', 'null', '[]', '"text"', '{', '<html></html>'])('rejects %s as metadata', text => {
  expect(() => readDocument(Buffer.from(text))).toThrow()
})
