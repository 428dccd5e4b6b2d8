import { deflateRawSync } from 'node:zlib';

/**
 * A ZIP archive with one deflated file, as artifacts are.
 *
 * @param data what is packed; where it is not `bytes`, the size that is stated is still that of `bytes`
 */
export function zipOf(name: string, bytes: Buffer, data = deflateRawSync(bytes)): Buffer {
  // Nobody here looks at the checksum.
  const checksum = 0;
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(checksum, 14);
  local.writeUInt32LE(data.length, 18);
  local.writeUInt32LE(bytes.length, 22);
  local.writeUInt16LE(Buffer.byteLength(name), 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 6);
  local.copy(central, 10, 8, 28);
  central.writeUInt16LE(Buffer.byteLength(name), 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + Buffer.byteLength(name), 12);
  end.writeUInt32LE(local.length + Buffer.byteLength(name) + data.length, 16);
  return Buffer.concat([local, Buffer.from(name), data, central, Buffer.from(name), end]);
}
