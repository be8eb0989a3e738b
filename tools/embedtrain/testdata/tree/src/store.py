class KeyStore:
    """Keeps secret keys in a file that only the owner may read.

    :param path: where the file is
    """

    def load_keys(self, path):
        """Read all keys, oldest first.

        Args:
            path: the file
        """
        with open(path) as handle:
            lines = handle.read().splitlines()
        return [self.decode_key(line, self.secret) for line in lines if line.strip()]
