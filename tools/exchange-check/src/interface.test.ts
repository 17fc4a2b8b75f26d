import { exchangeAbi } from '@openappkit/testing/node'
import { type AbiFunction, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { readArtifact } from './readArtifact'

/** The functions of our exchange that Uniswap V2 has only in a library. */
const extra = ['getReserves']

function functionsOf(path: string): AbiFunction[] {
  return readArtifact(path).abi.filter(item => item.type === 'function')
}

/** The parts of a function that decide how calls and answers are encoded. */
function encoding({ inputs, outputs, stateMutability }: AbiFunction): object {
  const types = (list: AbiFunction['inputs']) => list.map(({ type }) => type)
  return { inputs: types(inputs), outputs: types(outputs), isPayable: stateMutability === 'payable' }
}

test('every function has the selector, inputs and outputs of Uniswap V2', () => {
  const theirs = ['v2-periphery/build/UniswapV2Router02.json', 'v2-core/build/UniswapV2Factory.json']
    .flatMap(functionsOf)
    .map(item => [toFunctionSelector(item), encoding(item)] as const)
  const ours = exchangeAbi.filter(item => item.type === 'function').filter(({ name }) => !extra.includes(name))

  expect(ours).toHaveLength(12)
  for (const item of ours) expect(theirs).toContainEqual([toFunctionSelector(item), encoding(item)])
})
