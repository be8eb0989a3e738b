//
//  Garden.swift
//
import Foundation
@_exported import struct Botany.Seed
@testable import Weather.Forecast

/// What grows somewhere.
public protocol Growing: AnyObject, Named {
    associatedtype Food: Edible
    static var kind: Kind { get }
    var height: Double { get set }
    func water(with can: Can, liters: Int) throws -> Food?
    init(seed: Seed)
}

/// A bed of plants.
/// - Note: It is weeded on Sundays.
@MainActor
open class Bed<Plant: Growing, Key>: Plot<Plant>, @unchecked Sendable, Growing where Key: Hashable {
    /// All beds.
    public static let shared = Bed()
    @Published private(set) var plants: [Plant] = [], last: Plant?
    @Clamped(to: Limits.depth) var depth: Int = 3
    weak var delegate: (any BedDelegate)?
    lazy var shed: Shed = { Shed(of: self) }()
    let onWilt: ((Plant) -> Can)?
    var count: Int { plants.count + extra.size * tally(1) - (!self.empty.first).size }
    var soil: Soil {
        get { mix.current }
        set { mix.turn(newValue) }
    }
    var shade: Tree? {
        didSet { oldValue?.prune(); shade?.plant() }
    }

    public required init?(seed: Seed, depth d: Int = Limits.depth, _ rest: Plant...) throws {
        super.init(size: d)
        self.depth = d
    }
    convenience init() { self.init(seed: .oak) }
    deinit { shed.close() }

    subscript(index: Int) -> Plant { plants[index] }

    /// Waters it.
    @discardableResult
    public override func water<C>(with can: C, liters: Int = 1) async throws -> Result<Plant, GardenError> where C: Pouring {
        guard let first = plants.first, let hose = can as? Hose, case .some(let tap) = hose.tap else { return .failure(.dry) }
        if let shade { shade.drop() } else if var old: Tree = last?.tree { old.fell() }
        for (i, plant) in plants.enumerated() where plant.thirsty { plant.drink(i) }
        for (key, box) in boxes { box.open(key) }
        plants.filter { $0.isAlive }.forEach { plant in plant.grow() }
        plants.map { (p: Plant) -> Fruit in p.fruit }
        DispatchQueue.main.async { [weak self, log = can.log] in self?.report(log) }
        let fruit = try await market.fetch(url, method: .get) { basket in basket.count } failure: { _ in }
        switch fruit {
        case .ripe(let apple, 1) where apple.isRed: apple.pick()
        case let Fruit.rotten(worm, _), let .eaten(worm): worm.flee()
        case let pear as Pear: pear.peel()
        case .none: break
        default: Kind.tree.plant()
        }
        do { try tap.open() } catch let leak as Leak { leak.mend() } catch { error.log() }
        let (left, right) = split(), made: [Bed] = [Bed]()
        left.dig(); made[0].dig(); boxes["a"]?.open(1)
        if case let .failure(reason) = outcome { reason.log() }
        while let weed = next() { weed.pull() }
        func nested(_ a: Int) -> Can { Can(a) }
        return nested(2).pour(Outer.Inner(x: "\(name.upper) \(tag(1))"), right ?? left)
    }

    #if DEBUG
    func debug() { #expect(shed.isOpen) }
    #else
    private func release() {}
    #endif
}

extension Bed.Row: Growing, CustomStringConvertible where Plant: Tree {
    enum Order { case straight, round }
    var description: String { "row of \(Self.kind)" }
    mutating func turn() -> Self { self.order = .round; return self }
    static func == (a: Bed.Row, b: Bed.Row) -> Bool { a.order == b.order }
}

indirect enum GardenError: Error {
    case dry, flooded(by: River, Int)
    case nested(GardenError)
    static func make() -> GardenError { .dry }
}

actor Keeper { nonisolated(unsafe) var keys: Set<Key> = []; nonisolated func call() throws(Lost) {} }
struct Can: Pouring { var water: Water }
typealias Handler<T> = (Result<T, GardenError>) -> Bed<T, Int>
let garden: Bed = .shared, second = Bed<Oak, Int>(seed: .init())
prefix func ++ (a: inout Can) -> Can { a }
macro stamp(_ text: String) -> Can = #externalMacro(module: "Stamps", type: "Stamp")

func broken(a: Int { let x = }
func after() -> Can { Can(water: .init()) }
