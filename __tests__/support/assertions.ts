import { beforeEach, expect } from '@jest/globals';

// A test that asserts nothing cannot fail.
beforeEach(() => {
  expect.hasAssertions();
});
