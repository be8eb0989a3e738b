# -*- coding: utf-8 -*-
"""A shop.

    Not indented.
"""
from __future__ import annotations

import os, os.path as osp
import xml.etree.ElementTree
from typing import (
    TYPE_CHECKING, Any, Callable, Generic, Optional, Protocol, Self, TypeAlias, TypeVar, Union, cast, overload,
)
from . import money
from .money import Price as P
from .money import *
from ..base.store import (Store, open_store)  # the store

if TYPE_CHECKING:
    from .users import User

try:
    import ujson as json
except ImportError:
    import json

__all__ = ["Shop", "open_shop"]
__all__ += ["_listed"]
__all__.extend(["DEFAULT"])

T = TypeVar("T")

#: How much of
#: everything.
LIMIT: int = 10
MAX_SIZE = 1 << 20
DEFAULT = Store()
x, (y, *z) = Store(), (2, 3)
left, right = pair()
first = second = open_store("a")
registry: dict[str, "Shop"] = {}
"""All the shops."""
double = lambda n, m=2: n * m
Handler = Callable[["Shop", int], Optional["User"]]
Alias: TypeAlias = "list[User]"
type Pair[K] = tuple[K, Shop]
Point = namedtuple("Point", "x y")
UserId = NewType("UserId", int)
_listed = None
debug = None
if os.environ.get("DEBUG"):
    debug = Debugger()
    def debugging(): return True
else:
    def debugging(): return False


class Color(StrEnum):
    # the color of roses
    RED = "red"
    BLUE = auto()

    def hex(self) -> str:
        return self.value


class Shape(Protocol):
    area: float

    def draw(self, canvas: Canvas) -> None: ...


# The shop itself.
@register("shop")
@final
class Shop(Store[P], Generic[T], money.Mixin, metaclass=Meta):
    """Sells things.

    Attributes:
        name: what it says
    """

    __slots__ = ("a", "b")
    owner: "User"
    count: ClassVar[int] = 0
    tags: list[Tag] = field(default_factory=list)
    manager = Manager()
    draw = property(lambda self: self.x)

    class Meta(Base.Meta):
        ordering = ["name"]

        def inner(self):
            return Shop()

    def __init__(self, name: str, user: Optional[User] = None, /, *args: Item, key: "P" = P(1), log=logger, **kw: Any):
        # noqa
        super().__init__(name)
        self.name = name
        self.user = user
        self.items: list[Item] = []
        self.price = key or P(0)
        self.first, self._second = split(name)
        self._cache = None
        self.total = 0
        self.log = log.child
        self.name = "again"
        self.owner.shop = self

    @property
    def total(self) -> P:
        return self._total

    @total.setter
    def total(self, value: P) -> None:
        self._total = value

    @cached_property
    def store(self):
        return open_store(self.name)

    @classmethod
    def make(cls, n: int = 3) -> Self:
        cls.instances = []
        cls.count += 1
        return cls(n).touch()

    @staticmethod
    def helper(a, b: tuple[Item, User]) -> Union[None, P]:
        item, user = b
        item.weigh()
        return None

    @overload
    def get(self, i: int) -> Item: ...
    @overload
    def get(self, i: str) -> list[Item]: ...
    def get(self, i):
        return self.items[i]

    @abc.abstractmethod
    async def fetch(self, url: str) -> Coroutine[Any, Any, "Response"]:
        async with self.session.get(url) as response, lock:
            self._cache = Cache(response)
            return await response.json()

    def loop(self):
        for i, item in enumerate(self.items):
            item.weigh()
        for a, b in zip(self.items, self.users()):
            a.weigh(); b.greet()
        for k, v in registry.items():
            v.loop()
        for v in registry.values():
            v.get(1)
        if (m := find(self)) is not None:
            m.group()
        weights = [it.weigh() for it in sorted(self.items) if it.ok]
        with open("f") as f:
            f.read()
        try:
            risky()
        except (OSError, money.Error) as e:
            e.report()
        except Broken as b:
            b.fix()
        yield self.user.name

    def match(self, what):
        match what:
            case Shop(name=n, user=User() as u):
                u.greet(n)
            case money.ZERO | [P() as p, *rest]:
                p.cents()
            case other:
                other.x()


def open_shop(name, factory=Shop.make, *, strict: bool = False):
    """Opens a shop. """
    global registry
    registry = {}
    shop = factory(name)
    shop = None
    a, b = Store(), P(1)
    a.open(b.cents())
    plugin = importlib.import_module("plugins.shop")
    from .late import late_thing
    late_thing(plugin)
    user = cast("User", shop)
    user.greet()

    def close(force=False):
        nonlocal shop
        shop.shut(force)
        return isinstance(shop, Shop)

    class Local(Shop):
        def get(self, i):
            return super().get(i)

    return Local(close)


@contextmanager
def session() -> Iterator[Store]:
    yield Store()


async def generate(source: AsyncIterator[Item], fn: Callable[..., P]) -> AsyncGenerator[P, None]:
    async for item in source:
        yield fn(item).cents()


def greet(user: Annotated[User, Depends(current_user)], n=LIMIT) -> "Greeting | None":
    user.hello(f"{user.name!r:>{n}} {LIMIT}")
    ", ".join(user.names).strip()
    return None


if __name__ == "__main__":
    for arg in sys.argv:
        open_shop(arg).loop()


def patch(value):
    type(value).rate = 2
    type Alias = list[Item]
