import { Flex } from '@chakra-ui/react';
import { BUILD } from '#client/app/build';

export function Footer() {
  return (
    <Flex
      as="footer"
      wrap="wrap"
      justify="space-between"
      gap="1"
      columnGap="4"
      px={{ base: '4', md: '6' }}
      py="3"
      borderTopWidth="1px"
      textStyle="xs"
      color="fg.muted"
    >
      <span>Analytics by Infinitum Analytics</span>
      <span>
        Version {BUILD.version} · {BUILD.environment} · built{' '}
        <time dateTime={BUILD.date}>{BUILD.date}</time> · {BUILD.branch} · {BUILD.commit}
      </span>
    </Flex>
  );
}
