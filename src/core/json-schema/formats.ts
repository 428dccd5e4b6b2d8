/** One short string for each format of JSON Schema: what a witness sends where a format is asked. */
const FORMAT_EXAMPLES: Readonly<Record<string, string>> = {
  'date-time': '2020-01-01T00:00:00Z',
  date: '2020-01-01',
  time: '00:00:00Z',
  duration: 'P1D',
  email: 'a@b.co',
  'idn-email': 'a@b.co',
  hostname: 'a.co',
  'idn-hostname': 'a.co',
  ipv4: '127.0.0.1',
  ipv6: '::1',
  uri: 'a:b',
  'uri-reference': 'a:b',
  iri: 'a:b',
  'iri-reference': 'a:b',
  'uri-template': 'a:b',
  url: 'http://a.co',
  uuid: '00000000-0000-4000-8000-000000000000',
  'json-pointer': '',
  'relative-json-pointer': '0',
  regex: 'a',
};

/** A text that has the format; undefined for one that is not known here. */
export function exampleOf(format: string): string | undefined {
  return Object.hasOwn(FORMAT_EXAMPLES, format) ? FORMAT_EXAMPLES[format] : undefined;
}

/** Whether `text` has the format: true for the examples, otherwise unknown. */
export function hasFormat(format: string, text: string): true | undefined {
  return exampleOf(format) === text ? true : undefined;
}
