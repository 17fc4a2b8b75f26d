/** Bytes before the name in a record of the metadata program: kind, update authority and mint. */
const HEADER = 1 + 32 + 32
const KIND = 4
/** Maximum bytes of a text. The program doesn't allow longer ones. */
const LONGEST = 256

/** Parses the name and symbol in a record of Solana's token metadata program. Undefined for other data. */
export function readMetadata(bytes: Buffer): { readonly name: string; readonly symbol: string } | undefined {
  if (bytes.length < HEADER || bytes[0] !== KIND) return undefined
  const name = readText(bytes, HEADER)
  const symbol = name && readText(bytes, name.end)
  return name && symbol ? { name: name.text, symbol: symbol.text } : undefined
}

/** Parses a zero-padded UTF-8 text after its length in four bytes. */
function readText(bytes: Buffer, start: number): { readonly text: string; readonly end: number } | undefined {
  if (start + 4 > bytes.length) return undefined
  const end = start + 4 + bytes.readUInt32LE(start)
  if (end - start - 4 > LONGEST || end > bytes.length) return undefined
  return { text: bytes.toString('utf8', start + 4, end).replace(/\0+$/, ''), end }
}
