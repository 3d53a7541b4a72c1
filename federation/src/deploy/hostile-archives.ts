import { crc32, deflateRawSync } from 'node:zlib';

/** A zip entry with the values to write, whether they are true or not. */
export interface RawEntry {
  name: string;
  content?: Buffer | string;
  /** Unix file mode: type and permissions. */
  mode?: number;
  deflated?: boolean;
  /** The size that the archive states instead of the true one. */
  size?: number;
  flags?: number;
  method?: number;
}

function parts(entry: RawEntry, offset: number) {
  const { name, mode = 0o100644, deflated = false, flags = 0x800, method } = entry;
  const content = Buffer.from(entry.content ?? 'x');
  const data = deflated ? deflateRawSync(content) : content;
  const path = Buffer.from(name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(flags, 2);
  common.writeUInt16LE(method ?? (deflated ? 8 : 0), 4);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(data.length, 14);
  common.writeUInt32LE(entry.size ?? content.length, 18);
  common.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, path, data]);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE((mode << 16) >>> 0, 6);
  tail.writeUInt32LE(offset, 10);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common, tail, path]);
  return { local, central };
}

/** Builds a zip file of these entries that no normal tool would write. */
export function rawArchive(entries: readonly RawEntry[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { local, central } = parts(entry, offset);
    locals.push(local);
    centrals.push(central);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length & 0xffff, 8);
  end.writeUInt16LE(entries.length & 0xffff, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);
const named = (...names: string[]) => rawArchive(names.map((name) => ({ name })));
const whole = rawArchive([{ name: 'entry.js', content: 'a'.repeat(5000), deflated: true }]);
const patched = (at: number, byte: number) => {
  const bytes = Buffer.from(whole);
  bytes[at < 0 ? bytes.length + at : at] = byte;
  return bytes;
};
const regular = 0o100644;

const outside = [
  '../entry.js',
  'a/../../entry.js',
  'a/./entry.js',
  '/entry.js',
  '//entry.js',
  'C:/entry.js',
  'C:\\entry.js',
  '..\\entry.js',
  'a\\..\\..\\entry.js',
  '.entry.js',
  'a/.b/entry.js',
  '.env',
  'a//entry.js',
  'a/entry.js/',
  'a/',
  '',
  ' ',
  'entry.js\0.txt',
  'entry\n.js',
  'éntry.js',
  'entry%2e.js',
  'a:b',
  `${'a/'.repeat(300)}entry.js`,
  'a'.repeat(300),
] as const;

type Hostile = readonly (readonly [string, Buffer])[];

/** Archives whose list of entries already shows what is wrong with them. */
export const hostileLists: Hostile = [
  ...outside.map((name) => [`the path ${JSON.stringify(name.slice(0, 30))}`, named(name)] as const),
  ['a symbolic link', rawArchive([{ name: 'entry.js', content: '/etc/passwd', mode: 0o120777 }])],
  [
    'a folder that is said to be a link',
    rawArchive([{ name: 'a', mode: 0o120777 }, { name: 'a/b' }]),
  ],
  ['a character device', rawArchive([{ name: 'entry.js', mode: 0o020644 }])],
  ['a block device', rawArchive([{ name: 'entry.js', mode: 0o060644 }])],
  ['a pipe', rawArchive([{ name: 'entry.js', mode: 0o010644 }])],
  ['a socket', rawArchive([{ name: 'entry.js', mode: 0o140644 }])],
  ['a folder with the name of a file', rawArchive([{ name: 'entry.js', mode: 0o040755 }])],
  ['two files of one name', named('entry.js', 'entry.js')],
  ['two names that differ in capitals', named('entry.js', 'Entry.js')],
  ['a file that is a folder as well', named('a', 'a/b')],
  ['more files than a build has', named(...Array.from({ length: 2001 }, (_, at) => `f${at}.js`))],
  ['one file too large', rawArchive([{ name: 'a.js', content: zeros(9), deflated: true }])],
  [
    'files too large together',
    rawArchive(
      Array.from({ length: 9 }, (_, at) => ({
        name: `${at}.js`,
        content: zeros(8),
        deflated: true,
      })),
    ),
  ],
  ['an encrypted file', rawArchive([{ name: 'a.js', flags: 0x801 }])],
];

/** Archives that must be refused, by what is wrong with them. */
export const hostileArchives: Hostile = [
  ...hostileLists,
  [
    'a bomb that says it is small',
    rawArchive([{ name: 'a.js', content: zeros(9), deflated: true, size: 10 }]),
  ],
  ['a file that says it is larger', rawArchive([{ name: 'a.js', deflated: true, size: 4000 }])],
  ['a stored file of another size', rawArchive([{ name: 'a.js', content: 'xyz', size: 2 }])],
  ['an unknown compression', rawArchive([{ name: 'a.js', method: 99, mode: regular }])],
  ['an empty archive of no bytes', Buffer.alloc(0)],
  ['text', Buffer.from('this is no archive')],
  ['an archive that is cut off', whole.subarray(0, whole.length - 30)],
  ['an archive without its beginning', whole.subarray(40)],
  ['damaged content', patched(45, 0xff)],
  ['a damaged directory', patched(-76, 0xff)],
  ['a directory elsewhere', patched(-6, 0x7f)],
];
