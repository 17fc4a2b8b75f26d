import ts from 'typescript'
import { compare } from './Declarations.ts'

/**
 * Sorts the members of a type by name, and removes those that its users can't access: private ones, and in a class that
 * isn't exported, also the constructor and protected members.
 */
export function withShownMembers(node: ts.Node, isHidden: boolean): ts.Node {
  if (ts.isTypeLiteralNode(node)) return ts.factory.createTypeLiteralNode(sorted(node.members))
  if (ts.isInterfaceDeclaration(node)) {
    const { modifiers, name, typeParameters, heritageClauses, members } = node
    const types = sorted(members)
    return ts.factory.updateInterfaceDeclaration(node, modifiers, name, typeParameters, heritageClauses, types)
  }
  if (ts.isClassDeclaration(node)) {
    const { modifiers, name, typeParameters, heritageClauses, members } = node
    const shown = sorted(members.filter(member => isShown(member, isHidden)))
    return ts.factory.updateClassDeclaration(node, modifiers, name, typeParameters, heritageClauses, shown)
  }
  return node
}

function isShown(member: ts.ClassElement, isHidden: boolean): boolean {
  if (member.name && ts.isPrivateIdentifier(member.name)) return false
  const modifiers = ts.canHaveModifiers(member) ? (member.modifiers ?? []).map(({ kind }) => kind) : []
  if (modifiers.includes(ts.SyntaxKind.PrivateKeyword)) return false
  const isForExtending = ts.isConstructorDeclaration(member) || modifiers.includes(ts.SyntaxKind.ProtectedKeyword)
  return !isHidden || !isForExtending
}

/** Overloads keep their order, and signatures without a name come first. */
function sorted<Member extends ts.TypeElement | ts.ClassElement>(members: readonly Member[]): Member[] {
  return members.toSorted((a, b) => compare(memberName(a), memberName(b)))
}

function memberName({ name }: ts.TypeElement | ts.ClassElement): string {
  if (!name) return ''
  if (!ts.isComputedPropertyName(name)) return name.text
  return `[${ts.isPropertyAccessExpression(name.expression) ? name.expression.name.text : ''}`
}
