import { Flex } from '@chakra-ui/react';
import { BUILD } from '#client/app/build';
import { PAGE_GUTTER } from '#client/components/page/page-gutter';

export function Footer() {
  return (
    <Flex
      as="footer"
      wrap="wrap"
      justify="space-between"
      gap="1"
      columnGap="4"
      px={PAGE_GUTTER}
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
