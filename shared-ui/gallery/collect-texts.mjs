// Collects every text of the product from its sources, for review in the gallery.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const workspaces = /^(?:contract|shell|mfe-.*|shared-.*|api|moderation|federation)$/;
const leftOut = /\.test\.|fixture|\/(?:testing|test-support|labelled|node_modules)\b|\.d\.ts$/;
/** Attributes that contain no text for users; the others, such as `label`, differ by component. */
const codeAttributes =
  /^(?:className|id|key|name|type|role|to|href|src|d|viewBox|preserveAspectRatio|rel|as|autoComplete)$/;

const collapse = (text) => text.replace(/\s+/g, ' ').trim();

/** Text for users begins with a capital or is several plain words; SVG paths look similar and are excluded. */
const isProse = (text) =>
  !/^[MV][\d.]/.test(text) &&
  (/^[^a-z]*\p{Lu}[^\p{Lu}]*\p{Ll}/u.test(text)
    ? / |^\p{Lu}\p{Ll}+\W*$/u.test(text)
    : /^[\p{L}\d'’“”,.!?:]+(?: [\p{L}\p{M}\d'’“”,.!?:()&-]+)+$/u.test(text));

/** The text of an expression in a sentence: its words, or its source in braces. */
function inWords(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map((span) => inWords(span.expression) + span.literal.text);
    return node.head.text + spans.join('');
  }
  if (ts.isConditionalExpression(node)) {
    return `[${inWords(node.whenTrue)} | ${inWords(node.whenFalse)}]`;
  }
  if (ts.isParenthesizedExpression(node)) return inWords(node.expression);
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return sentence(node);
  if (ts.isJsxSelfClosingElement(node)) return `‹${node.tagName.getText()}›`;
  const source = collapse(node.getText());
  return source.length > 60 ? '{…}' : `{${source}}`;
}

function sentence(element) {
  const parts = element.children.map((child) => {
    if (ts.isJsxText(child)) return child.text.replace(/^\s*\n\s*|\s*\n\s*$/g, '');
    if (ts.isJsxExpression(child)) return child.expression ? inWords(child.expression) : '';
    return inWords(child);
  });
  return collapse(parts.join(''));
}

const isSentence = (node) =>
  (ts.isJsxElement(node) || ts.isJsxFragment(node)) &&
  node.children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text));

function isCode(node) {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return true;
  if (ts.isLiteralTypeNode(parent) || ts.isTaggedTemplateExpression(parent)) return true;
  if (ts.isBinaryExpression(parent)) return /^[=!]==$/.test(parent.operatorToken.getText());
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  if (ts.isNewExpression(parent)) return /Error$/.test(parent.expression.getText());
  return ts.isJsxAttribute(parent) && codeAttributes.test(parent.name.getText());
}

/** The texts of a file in order, without duplicates; a sentence that contains elements is one text. */
export function textsOf(file, content) {
  if (file.endsWith('.html')) {
    const read = content.replace(/<!--[^]*?-->|<(script|style|svg)[^]*?<\/\1>/g, '<br>');
    return read
      .split(/<[^>]+>/)
      .map(collapse)
      .filter(isProse);
  }
  const texts = new Set();
  const visit = (node, within) => {
    if (isSentence(node) && !within) texts.add(sentence(node));
    if ((ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && !within) {
      const text = collapse(inWords(node));
      if (!isCode(node) && isProse(text)) texts.add(text);
    }
    const inside = !ts.isJsxAttributes(node) && (within || isSentence(node));
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true), false);
  return [...texts];
}

const known = new Map();

function remembered(file, content) {
  if (known.get(file)?.content !== content) {
    known.set(file, { content, texts: textsOf(file, content) });
  }
  return { file, texts: known.get(file).texts };
}

/** @returns {{ file: string, texts: string[] }[]} every file that has texts, workspace by workspace */
export function collectTexts() {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  return readdirSync(root)
    .filter((name) => workspaces.test(name))
    .flatMap((workspace) => {
      const files = readdirSync(path.join(root, workspace, 'src'), { recursive: true }).sort();
      const own = files.map((file) => `${workspace}/src/${file}`);
      return workspace.startsWith('mfe-') ? [`${workspace}/remote.ts`, ...own] : own;
    })
    .filter((file) => /\.(?:tsx?|html)$/.test(file) && !leftOut.test(file))
    .map((file) => remembered(file, readFileSync(path.join(root, file), 'utf8')))
    .filter(({ texts }) => texts.length > 0);
}
