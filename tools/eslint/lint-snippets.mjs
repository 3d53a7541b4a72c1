// Lints [{ file, code }] from standard input as if each stood in that file, and prints the rules they
// break. A process of its own, because ESLint loads its configuration in a way that Jest does not allow.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const eslint = new ESLint({ cwd: process.cwd() });
const snippets = JSON.parse(await text(process.stdin));
const broken = [];
for (const { file, code } of snippets) {
  const [result] = await eslint.lintText(code, { filePath: file });
  broken.push(result.messages.map((message) => message.ruleId ?? message.message));
}
process.stdout.write(JSON.stringify(broken));
