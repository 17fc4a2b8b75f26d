/**
 * Compares a packed release with its `SHA256SUMS`, and that file with a checksum. Usage:
 * `node tools/release/verify.ts <folder> [checksum]`.
 */
import { resolve } from 'node:path'
import { CHECKSUMS, checksumDifferences, sha256 } from './checksums.ts'

const [folder, checksum] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node tools/release/verify.ts <folder> [checksum]')
const release = resolve(folder)
const isOther = checksum !== undefined && sha256(`${release}/${CHECKSUMS}`) !== checksum
const differences = [...(isOther ? [`${CHECKSUMS} has another hash`] : []), ...checksumDifferences(release)]
for (const difference of differences) console.log(difference)
if (differences.length > 0) process.exitCode = 1
else console.log(`Every file matches ${CHECKSUMS}.`)
